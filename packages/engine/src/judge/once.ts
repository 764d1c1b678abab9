/**
 * Works a result out once for the same arguments: several answers ask for it, one after the other. Only the last result is
 * kept, because a map of formulas that come and go costs more than it saves. Every argument is compared by identity: the
 * same formula asked as another type is another question.
 */
export function once<Subject extends object, Rest extends readonly unknown[], Result>(
  work: (subject: Subject, ...rest: Rest) => Result,
): (subject: Subject, ...rest: Rest) => Result {
  let last: { readonly subject: Subject; readonly rest: Rest; readonly result: Result } | undefined
  return (subject, ...rest) => {
    const isSame = last?.subject === subject && rest.every((argument, at) => Object.is(argument, last?.rest[at]))
    if (!last || !isSame) last = { subject, rest, result: work(subject, ...rest) }
    return last.result
  }
}

/** The same of each of the things that stay as long as the service does: rows, recipes, tables. */
export function onceEach<Subject extends object, Result>(
  work: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, { readonly result: Result }>()
  return (subject) => {
    let found = known.get(subject)
    if (!found) {
      found = { result: work(subject) }
      known.set(subject, found)
    }
    return found.result
  }
}
