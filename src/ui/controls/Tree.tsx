import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Tree as AriaTree, TreeItem, TreeItemContent, type TreeProps } from 'react-aria-components/Tree';
import { ChevronRight, GripVertical } from 'lucide-react';
import { rowHeight } from '../row-height.ts';
import './tree.css';

/** A row of a tree. A row with `children` is a branch. */
export interface TreeNode {
  readonly id: string;
  readonly text: string;
  readonly children?: readonly TreeNode[];
}

interface TreeViewProps<Node extends TreeNode> extends Omit<
  TreeProps<Node>,
  'items' | 'children' | 'className' | 'style' | 'aria-label'
> {
  readonly label: string;
  readonly nodes: readonly Node[];
  /** Renders the content of a row, to the right of the chevron. */
  readonly renderRow: (node: Node) => ReactNode;
  /** Returns the children of a branch; undefined for a leaf. */
  readonly childrenOf: (node: Node) => readonly Node[] | undefined;
  readonly isOpen: (node: Node) => boolean;
  /** Id of a row to scroll to whenever the id changes. */
  readonly revealed?: string | undefined;
}

/** Padding above the first row, in pixels. */
const PADDING = 4;

/** Returns the ids of all rows in expanded branches, in their order. */
function listRows<Node extends TreeNode>(
  nodes: readonly Node[],
  childrenOf: (node: Node) => readonly Node[] | undefined,
  isOpen: (node: Node) => boolean,
): readonly string[] {
  return nodes.flatMap((node) => [
    node.id,
    ...(isOpen(node) ? listRows(childrenOf(node) ?? [], childrenOf, isOpen) : []),
  ]);
}

/** Scrolls so that the row at offset `top` is in the middle, unless the row is already visible. */
function scrollToRow(tree: HTMLElement, top: number, height: number): void {
  const isVisible = top >= tree.scrollTop && top + height <= tree.scrollTop + tree.clientHeight;
  if (!isVisible) tree.scrollTop = top - (tree.clientHeight - height) / 2;
}

/**
 * A tree with the usual keys: arrow keys move, expand and collapse, Enter acts, and typed letters move to a matching
 * row. Only visible rows are rendered. With `dragAndDropHooks`, rows can be dragged with the pointer, or from their
 * drag handle with the keyboard.
 */
export function Tree<Node extends TreeNode>(props: TreeViewProps<Node>) {
  const { label, nodes, renderRow, childrenOf, isOpen, revealed, ...rest } = props;
  const tree = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (revealed === undefined || tree.current === null) return;
    const index = listRows(nodes, childrenOf, isOpen).indexOf(revealed);
    if (index !== -1) scrollToRow(tree.current, PADDING + index * rowHeight(), rowHeight());
    // Scrolls only when `revealed` changes, not when the rows change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [revealed]);
  const isDraggable = rest.dragAndDropHooks !== undefined;
  const item = (node: Node): ReactNode => {
    const children = childrenOf(node);
    const isBranch = children !== undefined;
    return (
      <TreeItem
        key={node.id}
        id={node.id}
        textValue={node.text}
        className="tree-item"
        value={node}
        hasChildItems={isBranch}
      >
        <TreeItemContent>
          {({ level }) => (
            <div className="tree-row" style={{ paddingInlineStart: `calc(var(--space-2) + ${level - 1} * 14px)` }}>
              {isDraggable ? (
                <Button slot="drag" className="tree-drag" aria-label={`Move ${node.text}`}>
                  <GripVertical aria-hidden />
                </Button>
              ) : null}
              {isBranch ? (
                <Button slot="chevron" className="tree-chevron">
                  <ChevronRight aria-hidden />
                </Button>
              ) : (
                <span className="tree-chevron" />
              )}
              {renderRow(node)}
            </div>
          )}
        </TreeItemContent>
        {/* A collapsed row needs one rendered child, so that keys treat it as a branch. Other children are rendered after it is expanded. */}
        {isBranch ? <Collection items={isOpen(node) ? children : children.slice(0, 1)}>{item}</Collection> : null}
      </TreeItem>
    );
  };
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight(), padding: PADDING }}>
      <AriaTree {...rest} ref={tree} aria-label={label} className="tree" items={nodes}>
        {item}
      </AriaTree>
    </Virtualizer>
  );
}
