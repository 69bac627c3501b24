<?php
// Does what a server does for WordPress: sends files, and passes every other URL to index.php. Run by `php -S` in
// WordPress's folder.
$file = $_SERVER['DOCUMENT_ROOT'] . rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( is_file( $file ) || is_file( "$file/index.php" ) && '/' !== $_SERVER['REQUEST_URI'] ) {
	return false;
}
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
