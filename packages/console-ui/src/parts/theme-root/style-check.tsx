import { type ReactElement, useEffect, useRef } from 'react'
import { lowContrast } from '../../styles/low-contrast.ts'
import { warnOnce } from './warn-once.ts'

const NO_STYLES =
  "[console] The stylesheet is missing. Import '@edconsole/console-ui/styles.css', or that of the screen, once in your application."

/**
 * In development, warns once about each pair of colors that overrides have made hard to read (ux 5), about variables that don't
 * exist, and about styles that the host has not imported.
 */
export function StyleCheck(): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  // After every drawing: a change of theme or of a variable is one.
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-ec-root]')
    if (!root) return
    if (!getComputedStyle(root).getPropertyValue('--ec-color-bg-surface')) return warnOnce(NO_STYLES)
    for (const name of unknownVariables(root)) warnOnce(`[console] theme.vars: there is no ${name}.`)
    for (const { front, back, found, least } of lowContrast(root)) {
      warnOnce(`[console] ${front} on ${back} has a contrast of ${found.toFixed(2)}, and needs ${least}.`)
    }
  })
  return <span ref={place} hidden={true} />
}

/** Variables of ours that a host sets on a root and that another root, beside it, doesn't have. */
function unknownVariables({ style, ownerDocument }: HTMLElement): string[] {
  const set = Array.from(style).filter((name) => name.startsWith('--ec-'))
  if (set.length === 0) return []
  const probe = ownerDocument.createElement('span')
  probe.hidden = true
  probe.setAttribute('data-ec-root', '')
  ownerDocument.body.append(probe)
  const known = getComputedStyle(probe)
  const unknown = set.filter((name) => known.getPropertyValue(name) === '')
  probe.remove()
  return unknown
}
