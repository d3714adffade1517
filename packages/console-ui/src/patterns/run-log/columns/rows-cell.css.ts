import { growing } from '../../../styles/growing.ts'
import { patternStyle } from '../../../styles/layered-style.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const root = patternStyle({ display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 }, 'root')
export const bar = patternStyle({ flex: 1, minInlineSize: 0 }, 'bar')
export const share = patternStyle(
  {
    ...textStyle('meta'),
    flex: 'none',
    inlineSize: growing(48),
    textAlign: 'end',
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  'share',
)
