import Link from 'next/link'
import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav aria-label="Intranet">
          <Link href="/">Home</Link> <Link href="/imports">Imports</Link>{' '}
          <Link href="/admin/412/import-logs">Console</Link>{' '}
          <Link href="/admin/412/district/district-profile">District</Link>
        </nav>
        {children}
      </body>
    </html>
  )
}
