import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle(
  { display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 },
  'root',
)
export const quiet = featureStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary },
  'quiet',
)
export const passedBox = featureStyle(
  { backgroundColor: color.success.subtle, borderColor: color.success.border },
  'passedBox',
)
export const steps = featureStyle(
  { ...listReset, ...textStyle('dense'), display: 'grid', gap: space[3] },
  'steps',
)
export const step = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${growing(18)} minmax(0, 1fr)`,
    columnGap: space[4],
    alignItems: 'start',
  },
  'step',
)
export const mark = {
  passed: featureStyle({ color: color.success.icon, marginBlockStart: 2 }, 'passed'),
  note: featureStyle({ color: color.info.icon, marginBlockStart: 2 }, 'note'),
  warning: featureStyle({ color: color.warning.icon, marginBlockStart: 2 }, 'warning'),
  failed: featureStyle({ color: color.danger.icon, marginBlockStart: 2 }, 'failed'),
  open: featureStyle({ color: color.text.tertiary, marginBlockStart: 2 }, 'open'),
}
export const failedName = featureStyle({ fontWeight: 600 }, 'failedName')
export const openName = featureStyle({ color: color.text.tertiary }, 'openName')
export const said = featureStyle(
  { display: 'block', color: color.text.secondary, overflowWrap: 'anywhere' },
  'said',
)
export const fold = featureStyle({ ...textStyle('dense') }, 'fold')
export const foldName = featureStyle(
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
export const foldBody = featureStyle({ paddingBlockStart: space[4] }, 'foldBody')
export const schools = featureStyle(
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
export const school = featureStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'school')
export const schoolCode = featureStyle(
  { fontFamily: vars.font.mono, fontSize: '0.92em', color: color.text.tertiary, marginInlineEnd: space[4] },
  'schoolCode',
)
export const unknown = featureStyle(
  { ...textStyle('meta'), color: color.warning.text, display: 'block' },
  'unknown',
)
export const lastTest = featureStyle(
  { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
  'lastTest',
)
