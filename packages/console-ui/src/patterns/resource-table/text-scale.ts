/** How many pixels of the screen one pixel of a text size of 16 takes: widths grow with the text. */
export function textScale(within: Element): number {
  const probe = document.createElement('span')
  probe.style.cssText = 'position:absolute;visibility:hidden;inline-size:calc(var(--ec-rem) * 10)'
  within.append(probe)
  const scale = probe.getBoundingClientRect().width / 160
  probe.remove()
  return scale || 1
}
