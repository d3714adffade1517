import { partStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const root = partStyle(
  { ...boxReset, display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 },
  'root',
)
export const head = partStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space[4] }, 'head')
export const label = partStyle(
  { ...boxReset, ...textStyle('dense'), fontWeight: 550, color: color.text.primary },
  'label',
)
export const asterisk = partStyle({ color: color.danger.text, marginInlineStart: 2 }, 'asterisk')
export const optional = partStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'optional')
export const edited = partStyle(
  {
    ...textStyle('meta'),
    marginInlineStart: 'auto',
    fontWeight: 550,
    color: color.accent.text,
  },
  'edited',
)
export const help = partStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary }, 'help')
export const error = partStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 5,
    color: color.danger.text,
  },
  'error',
)
export const errorIcon = partStyle({ marginBlockStart: 1 }, 'errorIcon')
