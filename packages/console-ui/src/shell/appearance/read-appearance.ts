import { withinSplit } from '../../patterns/split-panel/split-width.ts'
import { type Appearance, DEFAULT_APPEARANCE } from './appearance.ts'

/** What was stored, as far as it can be understood; the host's theme fills the gaps. */
export function readAppearance(stored: string | null, host: Partial<Appearance>): Appearance {
  const saved = parse(stored)
  const { scheme, density, folded, singleKeys, splitWidth } = saved
  return {
    scheme:
      scheme === 'light' || scheme === 'dark' || scheme === 'system'
        ? scheme
        : (host.scheme ?? DEFAULT_APPEARANCE.scheme),
    density:
      density === 'comfortable' || density === 'compact'
        ? density
        : (host.density ?? DEFAULT_APPEARANCE.density),
    folded: folded === true,
    singleKeys: singleKeys !== false,
    splitWidth: typeof splitWidth === 'number' ? withinSplit(splitWidth) : null,
  }
}

function parse(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
