import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, radius, space } = vars

export const reading = featureStyle(
  {
    ...boxReset,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    marginBlockStart: space[5],
    color: color.text.secondary,
  },
  'reading',
)
/** The title of a dialog has no space of its own below it. */
const belowTitle = { marginBlockStart: space[5] }

export const result = featureStyle({ ...belowTitle, display: 'grid', gap: space[7] }, 'result')
export const file = featureStyle({ display: 'grid', gap: space[3] }, 'file')
export const heading = featureStyle(
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[4] },
  'heading',
)
export const fileName = featureStyle(
  { ...boxReset, ...textStyle('nav'), color: color.text.primary, fontWeight: 600, overflowWrap: 'anywhere' },
  'fileName',
)
export const rows = featureStyle(
  {
    ...textStyle('meta'),
    color: color.text.tertiary,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  'rows',
)
export const list = featureStyle(
  {
    ...boxReset,
    display: 'grid',
    listStyle: 'none',
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.lg,
    overflow: 'hidden',
  },
  'list',
)
export const finding = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: space[5],
    rowGap: space[1],
    padding: `${space[4]} ${space[5]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  },
  'finding',
)
export const column = featureStyle(
  {
    ...textStyle('meta'),
    gridColumn: 1,
    fontFamily: vars.font.mono,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  },
  'column',
)
export const sentence = featureStyle(
  {
    gridColumn: 1,
    overflowWrap: 'anywhere',
    // Below the name of a column it has the whole width.
    selectors: { [`${column} + &`]: { gridColumn: '1 / -1' } },
  },
  'sentence',
)
export const place = featureStyle(
  {
    ...textStyle('meta'),
    gridColumn: 2,
    gridRow: 1,
    color: color.text.tertiary,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  'place',
)
export const fine = featureStyle(belowTitle, 'fine')
export const good = featureStyle(
  { ...boxReset, ...textStyle('nav'), display: 'flex', alignItems: 'center', gap: space[3] },
  'good',
)
export const goodIcon = featureStyle({ color: color.success.icon }, 'goodIcon')
export const text = featureStyle(
  { ...boxReset, marginBlockStart: space[3], color: color.text.secondary },
  'text',
)
