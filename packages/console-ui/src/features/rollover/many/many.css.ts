import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { space } = vars

const edges = {
  paddingInline: space[9],
  '@container': { [containers.small]: { paddingInline: space[6] } },
}

/** The table takes what stands above it leaves. */
export const body = featureStyle(
  { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0, minInlineSize: 0 },
  'body',
)
export const head = featureStyle(
  { display: 'flex', flexDirection: 'column', gap: space[4], flex: 'none', paddingBlock: space[5], ...edges },
  'head',
)
export const line = featureStyle(
  { ...boxReset, ...textStyle('body'), paddingBlockStart: space[4], ...edges },
  'line',
)
export const district = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4], minInlineSize: 0 },
  'district',
)
export const reason = featureStyle({ overflowWrap: 'anywhere' }, 'reason')
