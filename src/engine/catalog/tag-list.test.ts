import { describe, expect, it } from 'vitest';
import { TagList } from './tag-list.ts';

const many = Array.from({ length: 30 }, (_, index) => `tag${index}`);

describe('TagList', () => {
  it('holds each tag once, in the order in which they came, with few and with many', () => {
    expect([...TagList.of(['b', 'a', 'b'])]).toEqual(['b', 'a']);
    expect([...TagList.of([...many, ...many])]).toEqual(many);
    expect(TagList.of(many).size).toBe(30);
  });
  it('takes over what it lacks of another, and leaves the other alone', () => {
    const file = TagList.of(['file', 'class']);
    const container = TagList.of(['class', 'main']);
    file.addAll(container);
    file.add('own');
    container.add('late');
    expect([...file]).toEqual(['file', 'class', 'main', 'own']);
    expect([...container]).toEqual(['class', 'main', 'late']);
  });
  it('shares a list that it was given without changing it', () => {
    const tags = ['file'];
    const one = new TagList();
    one.addList(tags);
    one.add('one');
    expect(tags).toEqual(['file']);
    expect(one.has('one')).toBe(true);
  });
});
