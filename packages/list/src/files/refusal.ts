/**
 * Why a file is not read: it is cut or damaged, too large in one way or another, grows when it is unzipped, is of an older Excel or locked,
 * is of another kind, is empty, or has nothing like a recipe.
 */
export type FileRefusal =
  | 'cut'
  | 'large'
  | 'rows'
  | 'cells'
  | 'swells'
  | 'text'
  | 'parts'
  | 'older'
  | 'locked'
  | 'entities'
  | 'unknown'
  | 'empty'

export class FileError extends Error {
  readonly code: FileRefusal

  constructor(code: FileRefusal) {
    super(code)
    this.name = 'FileError'
    this.code = code
  }
}
