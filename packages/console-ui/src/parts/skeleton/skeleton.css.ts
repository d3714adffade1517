import { keyframes } from '@vanilla-extract/css'
import { fadeIn } from '../../styles/fade-in.css.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

// A fast answer shows no skeleton at all: it appears after 150 ms.
const moving = {
  animation: `${fadeIn} 1ms linear 150ms backwards, ${breathe} 1.8s ease-in-out 150ms infinite`,
  '@media': { [media.reducedMotion]: { animation: `${fadeIn} 1ms linear 150ms backwards` } },
}

/** Many that move together: each one that moves by itself is a picture of its own for the browser. */
export const together = partStyle(moving, 'together')

export const root = partStyle(
  {
    boxSizing: 'border-box',
    display: 'block',
    blockSize: 10,
    maxInlineSize: '100%',
    borderRadius: 5,
    background: vars.color.bg.muted,
    ...moving,
    '@media': { ...moving['@media'], [media.forcedColors]: { border: '1px solid GrayText' } },
    selectors: { [`${together} &`]: { animation: 'none' } },
  },
  'root',
)

export const shape = {
  line: partStyle({ blockSize: 10 }, 'line'),
  title: partStyle({ blockSize: 16 }, 'title'),
  block: partStyle({ blockSize: '100%', borderRadius: vars.radius.md }, 'block'),
}
