import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** Figures above a list about people. */
export const root = featureStyle(
  {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${space[5]} ${space[9]}`,
    marginBlockStart: growing(14),
    marginInline: space[9],
    padding: `${space[5]} ${growing(18)}`,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.lg,
    '@container': { [containers.small]: { marginInline: space[6], paddingInline: space[5] } },
  },
  'root',
)
export const label = featureStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'label')
export const figure = featureStyle(
  {
    ...textStyle('heading'),
    minBlockSize: vars.type.heading.line,
    fontVariantNumeric: 'tabular-nums',
    color: color.text.primary,
  },
  'figure',
)
/** What a figure is made of. */
export const parts = featureStyle(
  {
    ...listReset,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[2]}`,
    marginInlineStart: `calc(-1 * ${space[3]})`,
  },
  'parts',
)
export const part = featureStyle(
  {
    ...buttonReset,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: 24,
    paddingInline: space[3],
    borderRadius: vars.radius.sm,
    color: color.text.secondary,
  },
  'part',
)
/** Narrows the list below. */
export const pressable = featureStyle(
  { selectors: { '&:hover': { background: color.bg.hover }, '&:focus-visible': focusRing } },
  'pressable',
)
export const chosen = featureStyle({ background: color.bg.selected, color: color.text.primary }, 'chosen')
export const count = featureStyle({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }, 'count')
