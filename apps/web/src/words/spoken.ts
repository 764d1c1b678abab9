declare global {
  /** What a page says that does not speak Spanish. Its start writes it, before any module that has words is evaluated. */
  var obradorWords: Readonly<Record<string, unknown>> | undefined
}

/** A text in any language: the same keys, the same questions, other words. */
export type InAnyLanguage<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Words extends (...given: never) => unknown
      ? Words
      : { readonly [Key in keyof Words]: InAnyLanguage<Words[Key]> }

/** The words of that name in the language of the page: Spanish, which every file of words has with it, unless it speaks another. */
/* @__NO_SIDE_EFFECTS__ */
export function spoken<Words>(name: string, spanish: Words): InAnyLanguage<Words> {
  return (globalThis.obradorWords?.[name] ?? spanish) as InAnyLanguage<Words>
}
