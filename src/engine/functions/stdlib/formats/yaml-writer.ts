/**
 * Writes values as YAML, like Ruby's `to_yaml` (Psych 4 with libyaml 0.2.5): in block style, without indentation of
 * lists in hashes, with long lines folded, and with an anchor for each collection that occurs more than once.
 */
import { formatFloat } from '../../../values/number.ts';
import { rubyInspect, rubyToString } from '../../../formatting/ruby-inspect.ts';
import {
  DEFAULT,
  isArray,
  isHash,
  PuppetHash,
  RegexpValue,
  SensitiveValue,
  type Value,
} from '../../../values/value.ts';
import { escaped, isLineBreak, scalarForms, type ScalarStyle, wantedStyle } from './yaml-scalar.ts';

export interface YamlLayout {
  /** Spaces per level, from 2 to 9. */
  readonly indentation: number;
  /** Strings longer than this are folded. A negative number turns folding off. */
  readonly lineWidth: number | undefined;
}

interface Scalar {
  readonly text: string;
  readonly style: ScalarStyle;
  readonly tag?: string;
}

class Emitter {
  #out = '';
  #column = 0;
  #indent = -1;
  #whitespace = true;
  /** True if the line contains only indentation, `-` and `?` so far. */
  #indention = true;
  /** True if the last scalar ends in empty lines that belong to its value. */
  #openEnded = false;
  readonly #step: number;
  readonly #width: number;
  readonly #psychWidth: number | undefined;
  readonly #anchors: ReadonlyMap<object, number>;
  readonly #written = new Set<object>();

  constructor(layout: YamlLayout, anchors: ReadonlyMap<object, number>) {
    const { indentation, lineWidth } = layout;
    this.#step = indentation < 2 || indentation > 9 ? 2 : indentation;
    const given = lineWidth ?? 0;
    this.#width = given < 0 ? Infinity : given <= this.#step * 2 ? 80 : given;
    this.#psychWidth = lineWidth === undefined || lineWidth < 0 ? undefined : lineWidth;
    this.#anchors = anchors;
  }

  document(value: Value): string {
    this.#indicator('---', true);
    this.#node(value, 'root');
    this.#newLine();
    return this.#openEnded ? `${this.#out}...\n` : this.#out;
  }

  #put(text: string): void {
    this.#out += text;
    this.#column += text.length;
  }
  #break(): void {
    this.#out += '\n';
    this.#column = 0;
  }
  #newLine(): void {
    const indent = Math.max(this.#indent, 0);
    if (!this.#indention || this.#column > indent || (this.#column === indent && !this.#whitespace)) this.#break();
    if (this.#column < indent) this.#put(' '.repeat(indent - this.#column));
    this.#whitespace = true;
    this.#indention = true;
  }
  #indicator(text: string, needsSpace: boolean, isSpace = false, isIndention = false): void {
    this.#openEnded = false;
    if (needsSpace && !this.#whitespace) this.#put(' ');
    this.#put(text);
    this.#whitespace = isSpace;
    this.#indention &&= isIndention;
  }

  #node(value: Value, context: 'root' | 'sequence' | 'mapping' | 'key'): void {
    if (typeof value === 'object' && (isArray(value) || isHash(value))) {
      const anchor = this.#anchors.get(value);
      if (anchor !== undefined) {
        this.#indicator(this.#written.has(value) ? `*${anchor}` : `&${anchor}`, true);
        if (this.#written.has(value)) return;
        this.#written.add(value);
      }
      this.#collection(value, context);
      return;
    }
    if (value instanceof SensitiveValue) {
      this.#indicator('!ruby/object:Puppet::Pops::Types::PSensitiveType::Sensitive', true);
      this.#collection(PuppetHash.of([['value', value.value]]), context);
      return;
    }
    this.#scalar(this.#scalarOf(value), context === 'key');
  }

  #collection(value: readonly Value[] | PuppetHash, context: 'root' | 'sequence' | 'mapping' | 'key'): void {
    const outer = this.#indent;
    if (isArray(value)) {
      if (value.length === 0) this.#indicator('[]', true);
      else {
        const indentless = context === 'mapping' && !this.#indention;
        this.#deeper(indentless);
        for (const item of value) {
          this.#newLine();
          this.#indicator('-', true, false, true);
          this.#node(item, 'sequence');
        }
      }
    } else if (value.size === 0) this.#indicator('{}', true);
    else {
      this.#deeper(false);
      for (const [key, item] of value) this.#entry(key, item);
    }
    this.#indent = outer;
  }

  #entry(key: Value, item: Value): void {
    this.#newLine();
    if (this.#isSimpleKey(key)) {
      this.#node(key, 'key');
      this.#indicator(':', false);
    } else {
      this.#indicator('?', true, false, true);
      this.#node(key, 'mapping');
      this.#newLine();
      this.#indicator(':', true, false, true);
    }
    this.#node(item, 'mapping');
  }

  #isSimpleKey(key: Value): boolean {
    if (isArray(key)) return key.length === 0;
    if (isHash(key)) return key.size === 0;
    if (key instanceof SensitiveValue) return false;
    const { text } = this.#scalarOf(key);
    return text.length <= 128 && !scalarForms(text).multiline;
  }

  #deeper(indentless: boolean): void {
    if (this.#indent < 0) this.#indent = 0;
    else if (!indentless) this.#indent += this.#step;
  }

  #scalarOf(value: Value): Scalar {
    if (value === undefined) return { text: '', style: 'plain' };
    if (value === DEFAULT) return { text: ':default', style: 'plain' };
    if (typeof value === 'number') return { text: Number.isNaN(value) ? '.nan' : floatText(value), style: 'plain' };
    if (typeof value === 'bigint' || typeof value === 'boolean') return { text: String(value), style: 'plain' };
    if (value instanceof RegexpValue) return { text: rubyInspect(value), style: 'plain', tag: '!ruby/regexp' };
    const text = rubyToString(value);
    const tag = text === '<<' ? '! ' : undefined;
    return { text, style: wantedStyle(text, this.#psychWidth), ...(tag === undefined ? {} : { tag: '!!str' }) };
  }

  #scalar({ text, style: wanted, tag }: Scalar, isKey: boolean): void {
    const forms = scalarForms(text);
    let style = isKey && forms.multiline ? 'double' : wanted;
    if (style === 'plain' && (!forms.plain || (text === '' && isKey))) style = 'single';
    if (style === 'single' && !forms.single) style = 'double';
    if ((style === 'literal' || style === 'folded') && (!forms.block || isKey)) style = 'double';
    if (tag !== undefined) this.#indicator(tag, true);
    else if (text === '' && wanted === 'plain' && style !== 'plain') this.#indicator('!', true);
    const outer = this.#indent;
    this.#indent = this.#indent < 0 ? this.#step : this.#indent + this.#step;
    this.#write(text, style, !isKey);
    this.#indent = outer;
  }

  #write(text: string, style: ScalarStyle, mayFold: boolean): void {
    switch (style) {
      case 'plain':
        return this.#plain(text, mayFold);
      case 'single':
        return this.#quoted(text, mayFold);
      case 'double':
        return this.#doubleQuoted(text, mayFold);
      case 'literal':
      case 'folded':
        return this.#block(text, style === 'folded');
    }
  }

  #plain(text: string, mayFold: boolean): void {
    this.#openEnded = false;
    const characters = [...text];
    if (!this.#whitespace && characters.length > 0) this.#put(' ');
    for (const [index, character] of characters.entries()) {
      const folds = mayFold && this.#folds(characters, index) && characters[index + 1] !== ' ';
      if (folds) this.#newLine();
      else this.#put(character);
      if (character !== ' ') this.#indention = false;
    }
    this.#whitespace = false;
    this.#indention = false;
  }

  /**
   * True if the line must be broken at a character: the line is too long, and the character is the first of one or more
   * spaces.
   */
  #folds(characters: readonly string[], index: number): boolean {
    return characters[index] === ' ' && characters[index - 1] !== ' ' && this.#column > this.#width;
  }

  #quoted(text: string, mayFold: boolean): void {
    const characters = [...text];
    this.#indicator("'", true);
    let breaks = false;
    for (const [index, character] of characters.entries()) {
      if (isLineBreak(character)) {
        if (!breaks && character === '\n') this.#break();
        this.#break();
        this.#indention = true;
        breaks = true;
        continue;
      }
      const inside = index > 0 && index < characters.length - 1;
      if (mayFold && inside && this.#folds(characters, index) && characters[index + 1] !== ' ') this.#newLine();
      else {
        if (breaks) this.#newLine();
        this.#put(character === "'" ? "''" : character);
        this.#indention = false;
      }
      breaks = false;
    }
    if (breaks) this.#newLine();
    this.#indicator("'", false);
    this.#whitespace = false;
    this.#indention = false;
  }

  #doubleQuoted(text: string, mayFold: boolean): void {
    const characters = [...text];
    this.#indicator('"', true);
    for (const [index, character] of characters.entries()) {
      const inside = index > 0 && index < characters.length - 1;
      if (mayFold && inside && this.#folds(characters, index)) {
        this.#newLine();
        if (characters[index + 1] === ' ') this.#put('\\');
      } else this.#put(escaped(character));
    }
    this.#indicator('"', false);
    this.#whitespace = false;
    this.#indention = false;
  }

  #block(text: string, folded: boolean): void {
    this.#indicator(folded ? '>' : '|', true);
    if (/^[ \n]/.test(text)) this.#put(String(this.#step));
    if (!text.endsWith('\n')) this.#put('-');
    else if (text === '\n' || text.endsWith('\n\n')) {
      this.#put('+');
      this.#openEnded = true;
    }
    this.#break();
    this.#indention = true;
    this.#whitespace = true;
    const characters = [...text];
    let breaks = true;
    let leadingSpaces = true;
    for (const [index, character] of characters.entries()) {
      if (isLineBreak(character)) {
        if (folded && !breaks && !leadingSpaces) {
          let next = index;
          while (isLineBreak(characters[next])) next += 1;
          if (!/^[ \t]$/.test(characters[next] ?? ' ')) this.#break();
        }
        this.#break();
        this.#indention = true;
        breaks = true;
        continue;
      }
      if (breaks) {
        this.#newLine();
        leadingSpaces = character === ' ' || character === '\t';
      }
      const fold =
        folded && !breaks && character === ' ' && characters[index + 1] !== ' ' && this.#column > this.#width;
      if (fold) this.#newLine();
      else this.#put(character);
      this.#indention = false;
      breaks = false;
    }
  }
}

function floatText(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '.inf' : '-.inf';
  return formatFloat(value);
}

/** Assigns a number to each collection that occurs more than once, in the order of the second occurrences. */
function sharedCollections(value: Value): ReadonlyMap<object, number> {
  const seen = new Set<object>();
  const anchors = new Map<object, number>();
  const visit = (each: Value): void => {
    if (typeof each !== 'object' || (!isArray(each) && !isHash(each))) return;
    if ((isArray(each) ? each.length : each.size) === 0) return;
    if (seen.has(each)) {
      if (!anchors.has(each)) anchors.set(each, anchors.size + 1);
      return;
    }
    seen.add(each);
    if (isArray(each)) each.forEach(visit);
    else {
      for (const [key, item] of each) {
        visit(key);
        visit(item);
      }
    }
  };
  visit(value);
  return anchors;
}

export function writeYaml(value: Value, layout: YamlLayout): string {
  return new Emitter(layout, sharedCollections(value)).document(value);
}
