import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = screenStyle(
  {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${space[4]} ${space[9]}`,
    marginBlockStart: growing(14),
    marginInline: space[9],
    padding: `${space[5]} ${growing(18)}`,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.lg,
    '@container': { [containers.small]: { marginInline: space[6], paddingInline: space[5] } },
  },
  'root',
)
export const group = screenStyle({ display: 'grid', minInlineSize: 0 }, 'group')
export const label = screenStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'label')
export const figure = screenStyle(
  {
    ...textStyle('heading'),
    minBlockSize: vars.type.heading.line,
    fontVariantNumeric: 'tabular-nums',
    color: color.text.primary,
  },
  'figure',
)
export const sites = screenStyle(
  {
    ...listReset,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[2]}`,
    marginInlineStart: `calc(-1 * ${space[3]})`,
  },
  'sites',
)
export const site = screenStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: 24,
    paddingInline: space[3],
    borderRadius: vars.radius.sm,
    color: color.text.secondary,
  },
  'site',
)
export const pressable = screenStyle(
  { selectors: { '&:hover': { background: color.bg.hover }, '&:focus-visible': focusRing } },
  'pressable',
)
export const chosen = screenStyle({ background: color.bg.selected, color: color.text.primary }, 'chosen')
export const count = screenStyle({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }, 'count')
export const note = screenStyle(
  { ...boxReset, ...textStyle('dense'), alignSelf: 'center', color: color.text.secondary },
  'note',
)
