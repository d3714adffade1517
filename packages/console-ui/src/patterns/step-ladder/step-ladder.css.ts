import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const steps = patternStyle(
  { ...listReset, ...textStyle('dense'), display: 'grid', gap: space[3] },
  'steps',
)
export const step = patternStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${growing(18)} minmax(0, 1fr)`,
    columnGap: space[4],
    alignItems: 'start',
  },
  'step',
)
export const mark = {
  passed: patternStyle({ color: color.success.icon, marginBlockStart: 2 }, 'passed'),
  note: patternStyle({ color: color.info.icon, marginBlockStart: 2 }, 'note'),
  warning: patternStyle({ color: color.warning.icon, marginBlockStart: 2 }, 'warning'),
  failed: patternStyle({ color: color.danger.icon, marginBlockStart: 2 }, 'failed'),
  open: patternStyle({ color: color.text.tertiary, marginBlockStart: 2 }, 'open'),
}
export const passedBox = patternStyle(
  { backgroundColor: color.success.subtle, borderColor: color.success.border },
  'passedBox',
)
export const failedName = patternStyle({ fontWeight: 600 }, 'failedName')
export const openName = patternStyle({ color: color.text.tertiary }, 'openName')
export const said = patternStyle(
  { display: 'block', color: color.text.secondary, overflowWrap: 'anywhere' },
  'said',
)
