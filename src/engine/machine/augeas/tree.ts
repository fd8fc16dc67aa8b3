/** The tree that Augeas makes of configuration files. */
import { Failure } from '../../diagnostics/failure.ts';

export class AugeasError extends Failure {
  override readonly name = 'AugeasError';
}

export class TreeNode {
  label: string | undefined;
  value: string | undefined;
  parent: TreeNode | undefined;
  readonly children: TreeNode[] = [];
  /** True if the node or one of its descendants changed since it was read. */
  isChanged = false;

  constructor(label: string | undefined, value?: string, parent?: TreeNode) {
    this.label = label;
    this.value = value;
    this.parent = parent;
  }

  addChild(label: string, value?: string): TreeNode {
    const child = new TreeNode(label, value, this);
    this.children.push(child);
    return child;
  }

  adopt(children: readonly TreeNode[]): void {
    this.children.splice(0, this.children.length, ...children);
    for (const child of children) child.parent = this;
  }

  remove(): void {
    const siblings = this.parent?.children;
    siblings?.splice(siblings.indexOf(this), 1);
    this.parent?.markChanged();
  }

  markChanged(): void {
    for (const node of this.ancestors(true)) node.isChanged = true;
  }

  setValue(value: string | undefined): void {
    this.value = value;
    this.markChanged();
  }

  *ancestors(withSelf = false): Generator<TreeNode> {
    for (let node = withSelf ? this : this.parent; node !== undefined; node = node.parent) yield node;
  }

  *descendants(): Generator<TreeNode> {
    for (const child of this.children) {
      yield child;
      yield* child.descendants();
    }
  }

  get path(): string {
    if (this.parent === undefined) return '';
    const label = this.label ?? '(none)';
    const alike = this.parent.children.filter((sibling) => sibling.label === this.label);
    const name = label.replace(/[\][|/=()!,\\\s]/g, String.raw`\$&`);
    return `${this.parent.path}/${name}${alike.length > 1 ? `[${alike.indexOf(this) + 1}]` : ''}`;
  }
}
