import { contrast } from './contrast.ts'
import { variableName } from './token-tree.ts'
import { CONTRAST_LIMITS } from './tokens/contrast-pairs.ts'

export type LowContrast = { front: string; back: string; found: number; least: number }

/** Pairs of colors that do not reach their limit in a root as it is drawn, with all that a host has overridden. */
export function lowContrast(root: HTMLElement): LowContrast[] {
  const probe = root.appendChild(document.createElement('span'))
  const known = new Map<string, string | null>()
  const colorOf = (name: string): string | null => {
    const before = known.get(name)
    if (before !== undefined) return before
    probe.style.color = `var(--${variableName(['color', ...name.split('.')])})`
    const color = asHex(getComputedStyle(probe).color)
    known.set(name, color)
    return color
  }
  const low = CONTRAST_LIMITS.flatMap(({ pairs, least }) =>
    pairs.flatMap(([front, back]): LowContrast[] => {
      const [a, b] = [colorOf(front), colorOf(back)]
      const found = a && b ? contrast(a, b) : least
      return found < least ? [{ front, back, found, least }] : []
    }),
  )
  probe.remove()
  return low
}

/** What is painted counts, in whatever notation a color was written; null for one that lets something through. */
function asHex(color: string): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  if (alpha < 255) return null
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
