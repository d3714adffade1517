'use client'

import dynamic from 'next/dynamic'

// Its router starts from the address bar, which a server has none of.
const Admin = dynamic(() => import('../admin'), { ssr: false })

export default function Page() {
  return <Admin />
}
