import type { StylesheetStyle } from 'cytoscape';
import type { Palette } from './palette.ts';

/**
 * Bodies of nodes, and edges. Texts and outcome marks are painted over them (`painter.ts`), because a Cytoscape label has one
 * size and one face. Edge kinds differ in line and arrow: order solid with a filled arrow, refresh double with an open
 * one, automatic dotted, stage dashed.
 */
export function graphStyle(palette: Palette): StylesheetStyle[] {
  // Cytoscape's declarations know neither mappers of numbers (`data(depth)`) nor the `endpoints` of `edge-distances`.
  return rules(palette);
}

function rules(palette: Palette): { readonly selector: string; readonly style: Readonly<Record<string, unknown>> }[] {
  return [
    {
      selector: 'node',
      style: {
        shape: 'round-rectangle',
        'corner-radius': '6px',
        width: 'data(width)',
        height: 'data(height)',
        'background-color': palette.raised,
        'border-width': 1,
        'border-color': palette.lineStrong,
        'overlay-opacity': 0,
        'z-compound-depth': 'auto',
        'z-index': 10,
      },
    },
    {
      selector: 'node.box',
      style: {
        'background-color': palette.surface,
        'background-opacity': 0.7,
        'border-color': palette.line,
        'z-index-compare': 'manual',
        'z-index': 'data(depth)',
      },
    },
    { selector: 'node.resource, node.collapsed', style: { 'z-index-compare': 'manual', 'z-index': 60 } },
    {
      selector: 'node.collapsed',
      style: { 'background-color': palette.surface, 'border-style': 'double', 'border-width': 3 },
    },
    { selector: 'node.floating', style: { 'border-style': 'dashed', 'border-color': palette.lineStrong } },
    { selector: 'node.cycle', style: { 'border-color': palette.failed, 'border-width': 2 } },
    {
      selector: 'node.active',
      style: {
        'background-color': palette.accentWash,
        'background-opacity': 1,
        'border-color': palette.accent,
        'border-width': 2,
      },
    },
    {
      selector: 'node.selected',
      style: { 'border-color': palette.accent, 'border-width': 2.5, 'border-style': 'solid' },
    },
    {
      selector: 'edge',
      style: {
        'curve-style': 'bezier',
        width: 1.4,
        'line-color': palette.lineStrong,
        'target-arrow-color': palette.lineStrong,
        'target-arrow-shape': 'triangle',
        'arrow-scale': 0.9,
        'overlay-opacity': 0,
        'z-index-compare': 'manual',
        'z-index': 40,
      },
    },
    {
      selector: 'edge.routed',
      style: {
        'curve-style': 'round-segments',
        'segment-radii': [6],
        'segment-weights': 'data(weights)',
        'segment-distances': 'data(distances)',
        'source-endpoint': 'data(start)',
        'target-endpoint': 'data(end)',
        'edge-distances': 'endpoints',
      },
    },
    {
      selector: 'edge.direct',
      style: { 'curve-style': 'straight', 'source-endpoint': 'data(start)', 'target-endpoint': 'data(end)' },
    },
    {
      selector: 'edge.refresh',
      style: {
        width: 2.2,
        'line-color': palette.paper,
        'line-outline-width': 1.3,
        'line-outline-color': palette.ink,
        'target-arrow-color': palette.ink,
        'target-arrow-fill': 'hollow',
        'target-arrow-shape': 'triangle',
        'arrow-scale': 1.15,
      },
    },
    { selector: 'edge.automatic', style: { 'line-style': 'dotted', width: 1.6, 'arrow-scale': 0.8 } },
    { selector: 'edge.stage', style: { 'line-style': 'dashed' } },
    { selector: 'edge.contains', style: { width: 1, 'line-color': palette.line, 'target-arrow-shape': 'none' } },
    {
      selector: 'edge.cycle',
      style: {
        'line-color': palette.failed,
        'line-outline-color': palette.failed,
        'target-arrow-color': palette.failed,
        width: 2.6,
      },
    },
    { selector: 'edge.cycle.refresh', style: { 'line-color': palette.paper } },
    {
      selector: 'edge.touching',
      style: { 'line-color': palette.ink, 'target-arrow-color': palette.ink, width: 2.2, 'z-index': 45 },
    },
    { selector: 'edge.touching.refresh', style: { 'line-color': palette.paper } },
    { selector: 'edge.touching.cycle', style: { 'line-color': palette.failed, 'target-arrow-color': palette.failed } },
    {
      selector: 'edge.selected',
      style: {
        'line-color': palette.accent,
        'target-arrow-color': palette.accent,
        'line-outline-color': palette.accent,
        width: 2.8,
        'z-index': 50,
      },
    },
    { selector: 'edge.selected.refresh', style: { 'line-color': palette.paper } },
    { selector: '.dim', style: { opacity: 0.22 } },
    { selector: 'edge.later', style: { opacity: 0.45 } },
  ];
}
