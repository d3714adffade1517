import { patternStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const note = patternStyle(
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
export const noteText = patternStyle({ ...boxReset, color: color.text.primary }, 'noteText')
export const noteIcon = {
  failed: patternStyle({ color: color.danger.icon, marginBlockStart: 2 }, 'failedIcon'),
  warning: patternStyle({ color: color.warning.icon, marginBlockStart: 2 }, 'warningIcon'),
}
export const noteFix = patternStyle({ flex: 'none', fontWeight: 500 }, 'noteFix')
