/** Everything an element says, each text on a line: `textContent` runs the end of one into the beginning of the next. */
export function textsOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines: string[] = []
  while (texts.nextNode()) lines.push(texts.currentNode.nodeValue ?? '')
  return lines.join('\n')
}
