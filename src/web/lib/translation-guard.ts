import { EARLY_TEXTS } from './start-bootstrap.ts';

/** A text of ours that a page translator has replaced, and what stands in its place. */
const standIns = new WeakMap<Node, ChildNode>();

/** Translators wrap each text in this element, which nothing of ours uses. */
const isTranslation = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** What of this parent shows a node of ours that is no longer its child: the translation, or nothing. */
function shownBy(parent: Node, node: Node): ChildNode | null {
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? standIn : null;
}

/** Remembers which translation took the place of which text. */
function noteReplaced(record: MutationRecord, texts: MutationObserver): void {
  for (const removed of record.removedNodes) {
    if (removed.nodeType !== Node.TEXT_NODE) continue;
    const near = [...record.addedNodes, record.previousSibling, record.nextSibling];
    const standIn = near.find(isTranslation);
    if (!standIn) continue;
    standIns.set(removed, standIn);
    texts.observe(removed, { characterData: true });
  }
}

/** Puts back what was translated before the application began: it must find the page as it was made. */
function restoreEarlyTexts(): void {
  const early = (window as { [EARLY_TEXTS]?: () => [Text, (ChildNode | null)[]][] })[EARLY_TEXTS];
  for (const [text, near] of early?.() ?? []) {
    const standIn = near.find(isTranslation);
    if (!text.parentNode && standIn?.isConnected) standIn.replaceWith(text);
  }
}

/**
 * Lets page translation and React live together. A translator replaces text nodes that React still holds: removing one
 * or inserting before it would then throw and take the page down, and a changed text would go unseen. Here the
 * translation is removed or used as the mark in its stead, and a text that changes comes back, to be translated again.
 * Changes of anything that was not replaced behave as ever.
 */
export function installTranslationGuard(): void {
  restoreEarlyTexts();
  const { insertBefore, removeChild } = Node.prototype;
  const texts = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      if (target.parentNode || !standIn?.parentNode) continue;
      standIns.delete(target);
      standIn.replaceWith(target);
    }
  });
  const tree = new MutationObserver((records) => {
    for (const record of records) noteReplaced(record, texts);
  });
  tree.observe(document.documentElement, { childList: true, subtree: true });
  // Both also run before the observers are called: what they have not seen yet is taken first.
  const catchUp = () => {
    for (const record of tree.takeRecords()) noteReplaced(record, texts);
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    catchUp();
    shownBy(this, child)?.remove();
    standIns.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    catchUp();
    return insertBefore.call(this, node, shownBy(this, before)) as T;
  };
}
