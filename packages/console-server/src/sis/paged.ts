/**
 * A list that comes in pages: asks for one after another until one is empty, whatever size the SIS makes them. A SIS
 * that knows no pages begins anew with every one, and is asked no further.
 */
export async function* paged<Item>(
  page: (received: number, pages: number) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  let received = 0
  let firstOfLast: string | null = null
  for (let pages = 0; ; pages += 1) {
    const before = received
    for await (const item of page(received, pages)) {
      if (received === before) {
        const first = JSON.stringify(item)
        if (first === firstOfLast) return
        firstOfLast = first
      }
      received += 1
      yield item
    }
    if (received === before) return
  }
}

export const PAGE_SIZE = 500
