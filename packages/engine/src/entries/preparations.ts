export * from '../craft/preparations.ts'

/** @deprecated The whole engine opens preparations. An engine of one's own is given `preparations`. */
export const usePreparations = (): void => undefined
