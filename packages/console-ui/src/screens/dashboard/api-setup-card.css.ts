import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const card = screenStyle(
  {
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 14,
    padding: `14px ${vars.space[6]}`,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.lg,
    backgroundColor: lightDark(vars.color.bg.surface, vars.color.bg.subtle),
  },
  'card',
)

export const mark = screenStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: growing(40),
    blockSize: growing(40),
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.info.subtle,
    color: vars.color.info.icon,
  },
  'mark',
)

export const what = screenStyle({ flex: `1 1 ${growing(220)}`, minInlineSize: 0 }, 'what')

export const text = screenStyle(
  { ...boxReset, color: vars.color.text.secondary, ...textStyle('dense') },
  'text',
)

export const complete = screenStyle(
  { backgroundColor: vars.color.success.subtle, color: vars.color.success.icon },
  'complete',
)
export const steps = screenStyle(
  {
    ...listReset,
    ...textStyle('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[6]}`,
    marginBlockStart: vars.space[3],
  },
  'steps',
)
export const step = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] }, 'step')
export const done = screenStyle({ color: vars.color.success.icon }, 'done')
export const open = screenStyle({ color: vars.color.text.tertiary }, 'open')
