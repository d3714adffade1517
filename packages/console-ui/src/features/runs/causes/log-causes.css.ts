import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { lightDark } from '../../../styles/light-dark.ts'
import { listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color } = vars

export const list = featureStyle(
  { ...listReset, display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minInlineSize: 0 },
  'list',
)

export const item = featureStyle({ display: 'flex', minInlineSize: 0 }, 'item')

export const pill = featureStyle(
  {
    ...textStyle('dense'),
    fontSize: growing(12.5),
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: `max(${growing(26)}, ${vars.size.target})`,
    maxInlineSize: '100%',
    paddingInline: 9,
    borderRadius: vars.radius.sm,
    color: color.text.primary,
    background: lightDark(color.bg.surface, color.bg.muted),
    boxShadow: `inset 0 0 0 1px ${color.border.default}`,
    textDecoration: 'none',
    selectors: {
      'a&:hover': { boxShadow: `inset 0 0 0 1px ${color.border.strong}`, color: color.text.link },
      'a&:focus-visible': focusRing,
    },
  },
  'pill',
)

export const title = featureStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'title',
)

export const count = {
  error: featureStyle(
    { fontWeight: 600, color: color.danger.text, fontVariantNumeric: 'tabular-nums' },
    'error',
  ),
  warning: featureStyle(
    { fontWeight: 600, color: color.warning.text, fontVariantNumeric: 'tabular-nums' },
    'warning',
  ),
}

export const quiet = featureStyle({ ...textStyle('dense'), color: color.text.tertiary }, 'quiet')

export const loading = featureStyle({ display: 'inline-block', inlineSize: growing(280) }, 'loading')
