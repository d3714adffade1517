import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, tableReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle(
  {
    ...textStyle('meta'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[2],
    marginBlockStart: space[3],
  },
  'root',
)
export const line = featureStyle(
  { flex: '1 1 0', minInlineSize: growing(140), color: color.text.tertiary },
  'line',
)
export const fault = featureStyle(
  { display: 'flex', alignItems: 'flex-start', gap: space[2], color: color.danger.text },
  'fault',
)
export const faultIcon = featureStyle({ flex: 'none', marginBlockStart: 1 }, 'faultIcon')
export const lead = featureStyle(
  { ...boxReset, marginBlockEnd: growing(14), color: color.text.secondary },
  'lead',
)
export const table = featureStyle(
  { ...textStyle('dense'), inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  'table',
)
const cellRule = {
  ...tableReset,
  paddingBlock: space[3],
  paddingInlineEnd: space[5],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const
export const head = featureStyle(
  { ...cellRule, ...textStyle('meta'), fontWeight: 600, color: color.text.secondary },
  'head',
)
export const name = featureStyle({ ...cellRule, fontWeight: 550, color: color.text.primary }, 'name')
export const cell = featureStyle({ ...cellRule, color: color.text.primary }, 'cell')
