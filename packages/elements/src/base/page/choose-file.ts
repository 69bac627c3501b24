/** Opens the browser's file picker for the input beside the button that was pressed. */
export const chooseFile = ({currentTarget}: Event): void =>
  (currentTarget as HTMLElement).parentElement!.querySelector<HTMLInputElement>('input[type=file]')!.click();

/** Returns a listener for a file input that passes the chosen file to `open`. */
export const fileChosen =
  (open: (file: File) => void) =>
  ({currentTarget}: Event): void => {
    const input = currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    // Clear the value so the same file can be chosen again.
    input.value = '';
    if (file) open(file);
  };
