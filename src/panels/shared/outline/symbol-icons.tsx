import {
  Box,
  Braces,
  Component,
  FileCode2,
  FileText,
  KeyRound,
  Server,
  SquareFunction,
  Tag,
  Type,
  Variable,
  type LucideIcon,
} from 'lucide-react';
import type { HierarchyKind, SymbolKind } from '../../../protocol/language-api.ts';
import './outline.css';

const icons: Readonly<Record<SymbolKind | HierarchyKind, LucideIcon>> = {
  class: Braces,
  define: Component,
  function: SquareFunction,
  type: Type,
  node: Server,
  parameter: Variable,
  variable: Variable,
  resource: Box,
  fact: Tag,
  key: KeyRound,
  template: FileCode2,
  file: FileText,
};

export function SymbolIcon({ kind }: { readonly kind: SymbolKind | HierarchyKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className="symbol-icon" />;
}
