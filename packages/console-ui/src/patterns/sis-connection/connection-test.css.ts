import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = patternStyle(
  { display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 },
  'root',
)
export const quiet = patternStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary },
  'quiet',
)
export const passedBox = patternStyle(
  { backgroundColor: color.success.subtle, borderColor: color.success.border },
  'passedBox',
)
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
export const failedName = patternStyle({ fontWeight: 600 }, 'failedName')
export const openName = patternStyle({ color: color.text.tertiary }, 'openName')
export const said = patternStyle(
  { display: 'block', color: color.text.secondary, overflowWrap: 'anywhere' },
  'said',
)
export const fold = patternStyle({ ...textStyle('dense') }, 'fold')
export const foldName = patternStyle(
  {
    inlineSize: 'fit-content',
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.xs,
    color: color.accent.text,
    cursor: 'pointer',
    fontWeight: 500,
    selectors: { '&:focus-visible': focusRing },
  },
  'foldName',
)
export const foldBody = patternStyle({ paddingBlockStart: space[4] }, 'foldBody')
export const schools = patternStyle(
  {
    ...listReset,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${growing(220)}, 1fr))`,
    columnGap: space[6],
    rowGap: space[3],
    maxBlockSize: growing(280),
    position: 'relative',
    overflowY: 'auto',
  },
  'schools',
)
export const school = patternStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'school')
export const schoolCode = patternStyle(
  { fontFamily: vars.font.mono, fontSize: '0.92em', color: color.text.tertiary, marginInlineEnd: space[4] },
  'schoolCode',
)
export const unknown = patternStyle(
  { ...textStyle('meta'), color: color.warning.text, display: 'block' },
  'unknown',
)
export const lastTest = patternStyle(
  { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
  'lastTest',
)
