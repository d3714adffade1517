import type { ReactElement } from 'react'
import { encode } from 'uqr'
import * as css from './second-factor.css.ts'

/** Draws a text as a QR code, black on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={css.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
