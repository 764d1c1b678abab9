/** What is found out of a formula is found out once: several answers ask for it, one after the other. */
export function once<Subject extends object, Rest extends readonly unknown[], Result>(
  work: (subject: Subject, ...rest: Rest) => Result,
): (subject: Subject, ...rest: Rest) => Result {
  const known = new WeakMap<Subject, { readonly result: Result }>()
  return (subject, ...rest) => {
    const found = known.get(subject) ?? { result: work(subject, ...rest) }
    known.set(subject, found)
    return found.result
  }
}
