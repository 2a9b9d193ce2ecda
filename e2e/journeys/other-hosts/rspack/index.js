// The asynchronous boundary that Module Federation needs before shared modules are used.
import('../app/main.jsx');
