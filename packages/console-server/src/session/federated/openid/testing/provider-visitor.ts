import type { OpenIdAccount } from '@edconsole/console-demo/identity-providers'

/** A browser at an OpenID provider of a test: it has cookies there, and goes where it is sent. */
export type ProviderVisitor = {
  /** Requests a page there. Returns where it leads, or its own address. */
  readonly visit: (address: string, form?: Record<string, string>) => Promise<{ to: string; text: string }>
  /** Signs in. Returns the address that it leads back to, as path and query. */
  readonly authorize: (
    address: string,
    account: Pick<OpenIdAccount, 'username' | 'password'>,
    form?: object,
  ) => Promise<string>
  /** Signs out at the provider's page for that, and confirms it. */
  readonly signOut: (address: string) => Promise<{ to: string }>
}

/** @param console where the provider has to lead back to */
export const providerVisitor = (console = 'http://console.test'): ProviderVisitor => {
  const cookies = new Map<string, string>()
  const visit: ProviderVisitor['visit'] = async (address, form) => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    return { to: new URL(response.headers.get('location') ?? '', address).href, text }
  }
  const authorize: ProviderVisitor['authorize'] = async (address, { username, password }, form = {}) => {
    const page = await visit(address)
    const resume = await visit(page.to, Object.assign({ username, password }, form))
    const back = new URL((await visit(resume.to)).to)
    if (back.origin !== console) throw new Error(`It leads to ${back.origin}.`)
    return `${back.pathname}${back.search}`
  }
  const signOut: ProviderVisitor['signOut'] = async (address) => {
    const { text: page } = await visit(address)
    const xsrf = /name="xsrf" value="([^"]*)"/.exec(page)?.[1] ?? ''
    return visit(`${new URL(address).origin}/session/end/confirm`, { xsrf, logout: 'yes' })
  }
  return { visit, authorize, signOut }
}
