import { keyframes } from '@vanilla-extract/css'

/** From nothing to what the element is. */
export const fadeIn = keyframes({ from: { opacity: 0 } })
