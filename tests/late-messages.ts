type ElementError = (message: string | null, container: Element) => Error

/**
 * A Testing Library error that prints the page only when its message is read: a query that is retried until it finds
 * something fails many times first, and printing takes longer than querying.
 */
export const lateMessages =
  (printed: ElementError): ElementError =>
  (message, container) => {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    let whole: string | undefined
    const get = () => {
      whole ??= printed(message, container).message
      return whole
    }
    // A wait that is over gives it a message of its own.
    return Object.defineProperty(error, 'message', { configurable: true, get })
  }
