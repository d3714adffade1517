import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

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
