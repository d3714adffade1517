import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const note = featureStyle(
  {
    ...textStyle('dense'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[4],
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    maxInlineSize: '100ch',
  },
  'note',
)
export const noteText = featureStyle({ ...boxReset, color: color.text.primary }, 'noteText')
export const noteIcon = {
  failed: featureStyle({ color: color.danger.icon, marginBlockStart: 2 }, 'failedIcon'),
  warning: featureStyle({ color: color.warning.icon, marginBlockStart: 2 }, 'warningIcon'),
}
export const noteFix = featureStyle({ flex: 'none', fontWeight: 500 }, 'noteFix')
