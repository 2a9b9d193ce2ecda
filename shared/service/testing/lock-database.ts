import Libsql from 'libsql';

/** For tests: keeps everybody else from writing to a database file until the returned function is called. */
export function lockDatabase(file: string): () => void {
  const stranger = new Libsql(file);
  stranger.exec('begin immediate');
  return () => {
    stranger.exec('rollback');
    stranger.close();
  };
}
