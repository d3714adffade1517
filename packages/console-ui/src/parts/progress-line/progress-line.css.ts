import { keyframes } from '@vanilla-extract/css'
import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const sweep = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
})

export const track = partStyle(
  {
    boxSizing: 'border-box',
    display: 'block',
    blockSize: 2,
    inlineSize: '100%',
    overflow: 'hidden',
    background: vars.color.data.track,
  },
  'track',
)

export const thick = partStyle({ blockSize: 8, borderRadius: 4 }, 'thick')

export const fill = partStyle(
  {
    display: 'block',
    blockSize: '100%',
    background: vars.color.accent.solid,
    borderRadius: 'inherit',
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'fill',
)

export const moving = partStyle(
  {
    inlineSize: '40%',
    animation: `${sweep} 1.2s ${vars.motion.ease} infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
  },
  'moving',
)
