import type { ReactNode } from 'react';
import {
  Button,
  Collection,
  ListLayout,
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
  type TreeProps,
} from 'react-aria-components';
import { ChevronRight, GripVertical } from 'lucide-react';
import './tree.css';

/** One row of a tree; `children` makes it a branch. */
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
  /** What a row shows after its chevron. */
  readonly renderRow: (node: Node) => ReactNode;
  /** The rows of a branch; undefined for what is none. */
  readonly childrenOf: (node: Node) => readonly Node[] | undefined;
  readonly isOpen: (node: Node) => boolean;
}

/** The height of a row in pixels, as `--row-height` has it. */
function rowHeight(): number {
  return matchMedia('(pointer: coarse)').matches ? 40 : 26;
}

/**
 * A tree with the keys of a tree: arrows move, open and close; Enter acts; letters lead to the row that they begin. Only rows
 * in view are drawn. With `dragAndDropHooks` rows can be dragged, with the pointer or (from the grip) with the keyboard.
 */
export function Tree<Node extends TreeNode>(props: TreeViewProps<Node>) {
  const { label, nodes, renderRow, childrenOf, isOpen, ...rest } = props;
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
        {/* One row of a closed branch makes it a branch for the keys; the rest can wait until it is opened. */}
        {isBranch ? <Collection items={isOpen(node) ? children : children.slice(0, 1)}>{item}</Collection> : null}
      </TreeItem>
    );
  };
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight(), padding: 4 }}>
      <AriaTree {...rest} aria-label={label} className="tree" items={nodes}>
        {item}
      </AriaTree>
    </Virtualizer>
  );
}
