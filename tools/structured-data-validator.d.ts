declare module '@adobe/structured-data-validator' {
  /** The package has no types of its own. */
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default class Validator {
    constructor(vocabulary: object)
    validate(extracted: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<readonly object[]>
  }
}
