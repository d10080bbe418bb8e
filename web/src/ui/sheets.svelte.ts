/** The sheet that is open above a table: settings or keys. */

export type Sheet = "settings" | "keys";

class Sheets {
  opened = $state<Sheet | null>(null);

  open(sheet: Sheet): void {
    this.opened = sheet;
  }

  close(): void {
    this.opened = null;
  }
}

export const sheets = new Sheets();
