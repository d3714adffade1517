type ElementError = (message: string | null, container: Element) => Error

/**
 * An error of Testing Library that prints the page only when somebody reads it: a query that is repeated until something is
 * there fails many times before, and printing takes longer than asking.
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
