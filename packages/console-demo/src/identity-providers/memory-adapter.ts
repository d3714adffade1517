import type { Adapter, AdapterPayload } from 'oidc-provider'

type Stored = { readonly payload: AdapterPayload; readonly until: number }

/** Returns what an OpenID provider keeps its sessions and codes with, for as long as it runs. */
export const memoryAdapter = (): ((model: string) => Adapter) => {
  const stores = new Map<string, Map<string, Stored>>()
  const allOf = (model: string) => {
    const store = stores.get(model) ?? new Map<string, Stored>()
    stores.set(model, store)
    return store
  }
  return (model) => {
    const store = allOf(model)
    const find = (is: (payload: AdapterPayload) => boolean) =>
      [...store.values()].find(({ payload, until }) => until > Date.now() && is(payload))?.payload
    return {
      upsert: async (id, payload, expiresIn) => {
        const now = Date.now()
        for (const [key, { until }] of store) if (until <= now) store.delete(key)
        store.set(id, { payload, until: expiresIn ? now + expiresIn * 1000 : Number.POSITIVE_INFINITY })
      },
      find: async (id) => {
        const found = store.get(id)
        return found && found.until > Date.now() ? found.payload : undefined
      },
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
      destroy: async (id) => {
        store.delete(id)
      },
      consume: async (id) => {
        const found = store.get(id)
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000)
      },
      revokeByGrantId: async (grantId) => {
        for (const one of stores.values())
          for (const [id, { payload }] of one) if (payload.grantId === grantId) one.delete(id)
      },
    }
  }
}
