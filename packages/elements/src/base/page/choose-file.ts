/** Opens the browser's choice of a file: of the input beside the button that was pressed. */
export const chooseFile = ({currentTarget}: Event): void =>
  (currentTarget as HTMLElement).parentElement!.querySelector<HTMLInputElement>('input[type=file]')!.click();

/** Makes the listener of a file input, which hands on the file that was chosen. */
export const fileChosen =
  (open: (file: File) => void) =>
  ({currentTarget}: Event): void => {
    const input = currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    // The same file can be chosen again.
    input.value = '';
    if (file) open(file);
  };
