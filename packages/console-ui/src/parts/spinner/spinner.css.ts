import { keyframes } from '@vanilla-extract/css'
import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const root = partStyle({
  animation: `${turn} 1.2s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
