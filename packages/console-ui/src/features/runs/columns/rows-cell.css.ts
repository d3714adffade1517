import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const root = featureStyle({ display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 }, 'root')
export const bar = featureStyle({ flex: 1, minInlineSize: 0 }, 'bar')
export const share = featureStyle(
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
