import type { ReactNode } from 'react';
import { Button, Collection, Tree as AriaTree, TreeItem, TreeItemContent, type TreeProps } from 'react-aria-components';
import { ChevronRight } from 'lucide-react';
import './tree.css';

/** One row of a tree; `children` makes it a branch. */
export interface TreeNode {
  readonly id: string;
  readonly text: string;
  readonly children?: readonly TreeNode[];
}

export interface TreeViewProps<Node extends TreeNode> extends Omit<
  TreeProps<Node>,
  'items' | 'children' | 'className' | 'style' | 'aria-label'
> {
  readonly label: string;
  readonly nodes: readonly Node[];
  /** What a row shows after its chevron. */
  readonly renderRow: (node: Node) => ReactNode;
  readonly childrenOf: (node: Node) => readonly Node[] | undefined;
}

/** A tree with the keys of a tree: arrows move, open and close; Enter acts. */
export function Tree<Node extends TreeNode>({ label, nodes, renderRow, childrenOf, ...props }: TreeViewProps<Node>) {
  const item = (node: Node): ReactNode => {
    const children = childrenOf(node);
    return (
      <TreeItem key={node.id} id={node.id} textValue={node.text} className="tree-item" value={node}>
        <TreeItemContent>
          {({ level, hasChildItems }) => (
            <div className="tree-row" style={{ paddingInlineStart: `calc(var(--space-2) + ${level - 1} * 14px)` }}>
              {hasChildItems ? (
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
        {children === undefined ? null : <Collection items={children}>{item}</Collection>}
      </TreeItem>
    );
  };
  return (
    <AriaTree {...props} aria-label={label} className="tree" items={nodes}>
      {item}
    </AriaTree>
  );
}
